import type { GenericSchema } from 'valibot';

interface Answer<T> {
  text: string;
  value: T;
}

interface Answers {
  get<T>(schema: GenericSchema<unknown, T>): Answer<T> | undefined;
  set<T>(schema: GenericSchema<unknown, T>, answer: Answer<T>): void;
}

/** The types of a `WeakMap` cannot say that each schema has an answer of its own type. */
const noAnswers = (): Answers => new WeakMap<never, never>();

let answers = noAnswers();

/** What was read last with each schema, and what its text was. Most polls bring the same text again, which then is not parsed again. */
export const lastAnswers = {
  of: <T>(schema: GenericSchema<unknown, T>) => answers.get(schema),
  keep: <T>(schema: GenericSchema<unknown, T>, answer: Answer<T>) => answers.set(schema, answer),
  /** When another user comes. */
  clear: () => {
    answers = noAnswers();
  },
};
