import type { GenericSchema } from 'valibot';

interface ParsedResponse<T> {
  text: string;
  value: T;
}

/** The types of a `WeakMap` cannot say that each schema has a response of its own type. */
interface ResponseMap {
  get<T>(schema: GenericSchema<unknown, T>): ParsedResponse<T> | undefined;
  set<T>(schema: GenericSchema<unknown, T>, response: ParsedResponse<T>): void;
}

const emptyMap = (): ResponseMap => new WeakMap<never, never>();

let responses = emptyMap();

/** The last response that was parsed with each schema. */
export const lastResponses = {
  get: <T>(schema: GenericSchema<unknown, T>) => responses.get(schema),
  set: <T>(schema: GenericSchema<unknown, T>, response: ParsedResponse<T>) => responses.set(schema, response),
  /** When another user comes. */
  clear: () => {
    responses = emptyMap();
  },
};
