package dev.grognard.runtime.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class SetsTest {
    @Test
    void longsAndBitsAgreeWithOrdinarySets() {
        for (long seed = 1; seed <= 200; seed++) {
            Random random = new Random(seed);
            TreeSet<Integer> a = randomSet(random);
            TreeSet<Integer> b = randomSet(random);
            TreeSet<Integer> union = new TreeSet<>(a);
            union.addAll(b);
            TreeSet<Integer> minus = new TreeSet<>(a);
            minus.removeAll(b);
            TreeSet<Integer> both = new TreeSet<>(a);
            both.retainAll(b);

            assertThat(members(Sets.union(toLong(a), toLong(b)))).containsExactlyElementsOf(union);
            assertThat(members(Sets.minus(toLong(a), toLong(b)))).containsExactlyElementsOf(minus);
            assertThat(members(Sets.and(toLong(a), toLong(b)))).containsExactlyElementsOf(both);
            assertThat(Sets.containsAll(toLong(a), toLong(b))).isEqualTo(a.containsAll(b));
            assertThat(Sets.count(toLong(a))).isEqualTo(a.size());

            assertThat(Sets.union(toBits(a), toBits(b))).isEqualTo(toBits(union));
            assertThat(Sets.minus(toBits(a), toBits(b))).isEqualTo(toBits(minus));
            assertThat(Sets.and(toBits(a), toBits(b))).isEqualTo(toBits(both)).hasSameHashCodeAs(toBits(both));
            assertThat(Sets.containsAll(toBits(a), toBits(b))).isEqualTo(a.containsAll(b));
            assertThat(Sets.count(toBits(a))).isEqualTo(a.size());
            assertThat(members(toBits(minus))).containsExactlyElementsOf(minus);
        }
    }

    @Test
    void theLastMembersOfALongAreReached() {
        assertThat(Sets.next(Sets.with(0L, 63), 63)).isEqualTo(63);
        assertThat(Sets.next(Sets.with(0L, 63), 64)).isEqualTo(-1);
        assertThat(Sets.count(Sets.all(64))).isEqualTo(64);
        assertThat(Sets.all(0)).isZero();
        assertThat(Sets.first(1L << 63)).isEqualTo(63);
    }

    @Test
    void whatIsAbsentIsInNoSet() {
        assertThat(Sets.has(-1L, -1)).isFalse();
        assertThat(Sets.has(Bits.upTo(90), -1)).isFalse();
        assertThat(Sets.has(Bits.upTo(90), 400)).isFalse();
    }

    @Test
    void bitsLieInTheStateAndComeBack() {
        long[] d = {7, 7, 7, 7, 7};
        Bits set = Bits.of(0, 31, 32, 80);
        set.write(d, 1, 3);
        assertThat(new GrowingBits().read(d, 1, 3)).isEqualTo(set);
        assertThat(d).containsExactly(7, 1L << 32 | 1L << 31 | 1, 1 << 16, 0, 7);
        assertThatThrownBy(() -> set.write(d, 1, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThat(Sets.without(Sets.with(Bits.EMPTY, 80), 80)).isEqualTo(Bits.EMPTY);
        assertThat(Sets.count(Bits.upTo(64))).isEqualTo(64);
        assertThat(Bits.of(3, 40)).hasToString("{3, 40}");
    }

    @Test
    void setsOfAPositionThatRunsAreUsedAgain() {
        BitsPool pool = new BitsPool();
        pool.begin();
        GrowingBits first = pool.empty();
        first.add(70);
        Bits made = Sets.union(Bits.of(200), first);
        assertThat(made).isEqualTo(Bits.of(70, 200));
        pool.next();
        GrowingBits again = pool.empty();
        assertThat(again).isSameAs(first).isEqualTo(Bits.EMPTY);
        assertThat(Sets.first(again)).isEqualTo(-1);
        assertThat(pool.empty()).isSameAs(made).isNotSameAs(again).isEqualTo(Bits.EMPTY);
    }

    @Test
    void setsOfAPositionThatStandsStillAreKept() {
        BitsPool pool = new BitsPool();
        GrowingBits kept = pool.empty();
        kept.add(3);
        pool.begin();
        assertThat(pool.empty()).isNotSameAs(kept);
        pool.next();
        assertThat(pool.empty()).isNotSameAs(kept);
        pool.end();
        assertThat(kept).isEqualTo(Bits.of(3));
    }

    @Test
    void aPositionMakesAsManySetsInAStepAsItNeeds() {
        BitsPool pool = new BitsPool();
        pool.begin();
        List<GrowingBits> sets = new ArrayList<>();
        for (int i = 0; i < 1000; i++) {
            GrowingBits set = pool.empty();
            set.add(i);
            sets.add(set);
        }
        for (int i = 0; i < 1000; i++) {
            assertThat(sets.get(i)).isEqualTo(Bits.of(i));
        }
    }

    private static TreeSet<Integer> randomSet(Random random) {
        TreeSet<Integer> set = new TreeSet<>();
        int size = random.nextInt(40);
        for (int i = 0; i < size; i++) {
            set.add(random.nextInt(64));
        }
        return set;
    }

    private static long toLong(TreeSet<Integer> set) {
        long result = Sets.EMPTY;
        for (int index : set) {
            result = Sets.with(result, index);
        }
        return result;
    }

    private static Bits toBits(TreeSet<Integer> set) {
        Bits result = Bits.EMPTY;
        for (int index : set) {
            result = Sets.with(result, index + 50);
        }
        return result;
    }

    private static List<Integer> members(long set) {
        List<Integer> members = new ArrayList<>();
        for (int i = Sets.next(set, 0); i >= 0; i = Sets.next(set, i + 1)) {
            members.add(i);
        }
        return members;
    }

    private static List<Integer> members(Bits set) {
        List<Integer> members = new ArrayList<>();
        for (int i = Sets.next(set, 0); i >= 0; i = Sets.next(set, i + 1)) {
            members.add(i - 50);
        }
        return members;
    }
}
