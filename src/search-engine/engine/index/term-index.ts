/** Inverted index of all records: postings by term, with the functions that score them. */
import type { TextSource } from '../query/match-text.ts';
import { createFieldSum, createProseSum } from '../ranking/scoring.ts';
import type { Folding } from '../text/fold.ts';
import { Dictionary } from './dictionary.ts';
import { FieldLengths } from './field-lengths.ts';
import { type FieldPlan, planFields } from './field-plan.ts';
import { createCodeTest, recordTerms } from './record-terms.ts';
import type { SavedPart } from './saved-part.ts';
import type { IndexedRecord, IndexSettings } from './settings.ts';

/** Languages that write compounds as one word. */
const COMPOUNDING = ['de', 'nl', 'da', 'sv', 'nb', 'fi'];

type Sums = Pick<TextSource, 'fieldSum' | 'proseSum'>;

export class TermIndex {
  readonly #settings: IndexSettings;
  readonly #folding: Folding;
  readonly #dictionary: Dictionary;
  #plan: FieldPlan;
  #isCode: (fieldMask: number) => boolean;
  #lengths: FieldLengths;
  #slots = 0;
  /** Reset by every write, because scores depend on average field lengths. */
  #sums: Sums | null = null;

  constructor(settings: IndexSettings, folding: Folding) {
    this.#settings = settings;
    this.#folding = folding;
    this.#dictionary = new Dictionary(COMPOUNDING.includes(folding.language));
    this.#plan = planFields(settings, []);
    this.#isCode = createCodeTest(this.#plan, settings);
    this.#lengths = new FieldLengths(this.#plan);
  }

  /** Detects long texts in the first records. Must be called before any record is added. */
  plan(records: readonly IndexedRecord[]): void {
    this.#setPlan(planFields(this.#settings, records));
  }

  #setPlan(plan: FieldPlan): void {
    this.#plan = plan;
    this.#isCode = createCodeTest(plan, this.#settings);
    this.#lengths = new FieldLengths(plan);
    this.#lengths.reserve(this.#slots);
    this.#sums = null;
  }

  get fieldPlan(): FieldPlan {
    return this.#plan;
  }

  *save(): Generator<SavedPart> {
    yield* this.#lengths.save();
    yield* this.#dictionary.save();
  }

  restore(saved: SavedPart): void {
    if (saved.part === 'layout') this.#setPlan(saved.plan);
    else if (saved.part === 'lengths') this.#lengths.restore(saved);
    else if (saved.part === 'codes' || saved.part === 'sharedCodes')
      this.#dictionary.codes.restore(saved);
    else if (saved.part === 'prose') this.#dictionary.prose.restore(saved);
    else if (saved.part === 'phrases') this.#dictionary.phrases.restore(saved);
    else if (saved.part === 'words' || saved.part === 'endings')
      this.#dictionary.restoreTree(saved);
  }

  source(): Pick<TextSource, 'dictionary' | 'plan' | keyof Sums> {
    this.#sums ??= {
      fieldSum: createFieldSum(this.#plan, this.#lengths),
      proseSum: createProseSum(this.#plan, this.#lengths),
    };
    return { dictionary: this.#dictionary, plan: this.#plan, ...this.#sums };
  }

  reserve(slots: number): void {
    this.#slots = slots;
    this.#lengths.reserve(slots);
    this.#sums = null;
  }

  add(record: IndexedRecord, slot: number): void {
    const { words, prose, phrases, lengths } = recordTerms(record, this.#plan, this.#folding);
    for (const [term, fieldMask] of words) this.dictionaryOf(fieldMask).add(term, slot, fieldMask);
    for (const [term, fieldMask] of prose) this.#dictionary.prose.add(term, slot, fieldMask);
    for (const phrase of phrases) this.#dictionary.phrases.add(phrase, slot, 0);
    for (const { bit } of this.#plan.fields) this.#lengths.set(slot, bit, lengths.get(bit) ?? 0);
    this.#sums = null;
  }

  remove(record: IndexedRecord, slot: number): void {
    const { words, prose, phrases } = recordTerms(record, this.#plan, this.#folding);
    for (const [term, fieldMask] of words) this.dictionaryOf(fieldMask).remove(term, slot);
    for (const term of prose.keys()) this.#dictionary.prose.remove(term, slot);
    for (const phrase of phrases) this.#dictionary.phrases.remove(phrase, slot);
    for (const { bit } of this.#plan.fields) this.#lengths.set(slot, bit, 0);
    this.#sums = null;
  }

  dictionaryOf(fieldMask: number): Dictionary | Dictionary['codes'] {
    return this.#isCode(fieldMask) ? this.#dictionary.codes : this.#dictionary;
  }
}
