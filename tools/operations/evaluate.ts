/**
 * Evaluates the part of PromQL that the alert rules use, on two scrapes: the start and the end of
 * each range.
 */
import type { Sample } from './parse-metrics.ts';

export type Scrapes = { readonly before: readonly Sample[]; readonly after: readonly Sample[] };

type Labels = Readonly<Record<string, string>>;
type Vector = readonly { readonly labels: Labels; readonly value: number }[];

const TOKEN =
  /\s*(?:(\d+(?:\.\d+)?(?:e\d+)?)(?![\w])|(\d+[smh])|([a-zA-Z_:][\w:]*)|("(?:[^"\\]|\\.)*")|(=~|!~|!=|==|[{}()[\],=<>/]))/gy;

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600 };

/** Series for which the expression holds. @throws Error for what is not supported. */
export function evaluateAlert(expression: string, scrapes: Scrapes): Vector {
  const parser = new Parser(tokenise(expression), scrapes);
  return parser.readAll();
}

function tokenise(expression: string): readonly string[] {
  const tokens = [...expression.matchAll(TOKEN)].map(([token]) => token.trim());
  if (tokens.join('') !== expression.replaceAll(/\s+/g, ''))
    throw new Error(`Cannot read: ${expression}`);
  return tokens;
}

class Parser {
  private position = 0;
  private readonly tokens: readonly string[];
  private readonly scrapes: Scrapes;

  constructor(tokens: readonly string[], scrapes: Scrapes) {
    this.tokens = tokens;
    this.scrapes = scrapes;
  }

  readAll(): Vector {
    let vector = this.readComparison();
    while (this.skip('and')) {
      const other = this.readComparison();
      vector = vector.filter(({ labels }) =>
        other.some((candidate) => isSame(candidate.labels, labels)),
      );
    }
    if (this.position < this.tokens.length)
      throw new Error(`Unexpected: ${this.tokens[this.position]}`);
    return vector;
  }

  private readComparison(): Vector {
    const left = this.readRatio();
    for (const [operator, holds] of comparisons)
      if (this.skip(operator)) {
        const limit = Number(this.next());
        return left.filter(({ value }) => holds(value, limit));
      }
    return left;
  }

  private readRatio(): Vector {
    const numerator = this.readTerm();
    if (!this.skip('/')) return numerator;
    const denominator = this.readTerm();
    return numerator.flatMap(({ labels, value }) => {
      const divisor = denominator.find((candidate) => isSame(candidate.labels, labels));
      return divisor ? [{ labels, value: value / divisor.value }] : [];
    });
  }

  private readTerm(): Vector {
    const name = this.next();
    if (name === 'sum' || name === 'max' || name === 'min') return this.readAggregate(name);
    if (name === 'rate' || name === 'increase' || name === 'changes') return this.readRange(name);
    if (name === 'histogram_quantile') return this.readQuantile();
    return select(this.scrapes.after, name, this.readMatchers());
  }

  private readAggregate(name: 'sum' | 'max' | 'min'): Vector {
    const by = this.skip('by') ? this.readList() : [];
    this.expect('(');
    const inner = this.readRatio();
    this.expect(')');
    const groups = Map.groupBy(inner, ({ labels }) =>
      JSON.stringify(by.map((label) => labels[label])),
    );
    return [...groups.values()].map((group) => ({
      labels: pick(group[0]?.labels ?? {}, by),
      value: aggregates[name](group.map(({ value }) => value)),
    }));
  }

  private readRange(name: 'rate' | 'increase' | 'changes'): Vector {
    this.expect('(');
    const metric = this.next();
    const matchers = this.readMatchers();
    this.expect('[');
    const [, count, unit = 's'] = /^(\d+)([smh])$/.exec(this.next()) ?? [];
    this.expect(']');
    this.expect(')');
    const seconds = Number(count) * (SECONDS[unit] ?? 1);
    const before = select(this.scrapes.before, metric, matchers);
    return select(this.scrapes.after, metric, matchers).flatMap(({ labels, value }) => {
      const earlier = before.find((candidate) => isSame(candidate.labels, labels));
      // Prometheus sees no increase in a series that has just begun.
      if (!earlier) return [];
      const increase = value - earlier.value;
      return [{ labels, value: name === 'rate' ? increase / seconds : increase }];
    });
  }

  private readQuantile(): Vector {
    this.expect('(');
    const quantile = Number(this.next());
    this.expect(',');
    const buckets = this.readTerm();
    this.expect(')');
    const groups = Map.groupBy(buckets, ({ labels }) => JSON.stringify({ ...labels, le: '' }));
    return [...groups.values()].map((group) => {
      const { le: _, ...labels } = group[0]?.labels ?? {};
      return { labels, value: findQuantile(quantile, group) };
    });
  }

  private readMatchers(): readonly Matcher[] {
    if (!this.skip('{')) return [];
    const matchers: Matcher[] = [];
    while (!this.skip('}')) {
      const [label, operator, text] = [this.next(), this.next(), this.next().slice(1, -1)];
      const pattern = new RegExp(`^(?:${text})$`);
      matchers.push(({ [label]: value = '' }) => {
        const isEqual = operator.includes('~') ? pattern.test(value) : value === text;
        return operator.startsWith('!') ? !isEqual : isEqual;
      });
      this.skip(',');
    }
    return matchers;
  }

  private readList(): readonly string[] {
    const names: string[] = [];
    this.expect('(');
    while (!this.skip(')')) if (!this.skip(',')) names.push(this.next());
    return names;
  }

  private next(): string {
    const token = this.tokens[this.position];
    if (token === undefined) throw new Error('The expression ends too early.');
    this.position += 1;
    return token;
  }

  private skip(token: string): boolean {
    if (this.tokens[this.position] !== token) return false;
    this.position += 1;
    return true;
  }

  private expect(token: string): void {
    if (!this.skip(token))
      throw new Error(`Expected ${token}, found ${this.tokens[this.position]}`);
  }
}

type Matcher = (labels: Labels) => boolean;

const comparisons: readonly (readonly [string, (value: number, limit: number) => boolean])[] = [
  ['>', (value, limit) => value > limit],
  ['<', (value, limit) => value < limit],
  ['==', (value, limit) => value === limit],
];

const aggregates = {
  sum: (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0),
  max: (values: readonly number[]) => Math.max(...values),
  min: (values: readonly number[]) => Math.min(...values),
};

function select(samples: readonly Sample[], name: string, matchers: readonly Matcher[]): Vector {
  return samples.filter(
    (sample) => sample.name === name && matchers.every((matches) => matches(sample.labels)),
  );
}

function pick(labels: Labels, names: readonly string[]): Labels {
  return Object.fromEntries(
    names.flatMap((name) => (labels[name] === undefined ? [] : [[name, labels[name]]])),
  );
}

function isSame(left: Labels, right: Labels): boolean {
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length && names.every((name) => left[name] === right[name])
  );
}

/** Linear within the bucket; the highest finite bound for what is beyond it. */
function findQuantile(quantile: number, group: Vector): number {
  const buckets = group
    .map(({ labels, value }) => ({ bound: Number(labels.le?.replace('+Inf', 'Infinity')), value }))
    .toSorted((left, right) => left.bound - right.bound);
  const rank = quantile * (buckets.at(-1)?.value ?? 0);
  const index = buckets.findIndex(({ value }) => value >= rank);
  const { bound = 0, value = 0 } = buckets[index] ?? {};
  const { bound: lower = 0, value: below = 0 } = buckets[index - 1] ?? {};
  if (bound === Number.POSITIVE_INFINITY) return lower;
  return lower + ((bound - lower) * (rank - below)) / (value - below);
}
