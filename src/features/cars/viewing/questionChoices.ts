import * as v from 'valibot';
import { boundedList } from '@/shared/api/storedValues';
import { id } from '@/shared/api/fields';
import { createUserStore } from '@/shared/browser/userStore';
import {
  MAX_CHOSEN_QUESTIONS,
  MAX_OWN_QUESTIONS,
  MAX_QUESTION,
  MAX_QUESTION_CHOICES,
} from '@/shared/config/storedLimits';

const line = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MAX_QUESTION));
const choiceSchema = v.object({
  carId: id,
  /** The ids of the questions that were chosen and of those that were not; the others are as proposed. */
  chosen: v.pipe(v.array(line), v.maxLength(MAX_CHOSEN_QUESTIONS)),
  left: v.pipe(v.array(line), v.maxLength(MAX_CHOSEN_QUESTIONS)),
  own: v.pipe(v.array(line), v.maxLength(MAX_OWN_QUESTIONS)),
});
export type QuestionChoice = v.InferOutput<typeof choiceSchema>;

const choicesSchema = boundedList(choiceSchema, MAX_QUESTION_CHOICES);

/** The questions that a user has chosen and added, for each car, the car that was changed last first. */
export const questionChoices = createUserStore<readonly QuestionChoice[]>('questions 1', choicesSchema, []);

export function choiceOf(choices: readonly QuestionChoice[], carId: string): QuestionChoice {
  return choices.find((choice) => choice.carId === carId) ?? { carId, chosen: [], left: [], own: [] };
}

export function changeChoice(user: string, carId: string, change: (choice: QuestionChoice) => QuestionChoice) {
  questionChoices.update(user, (choices) =>
    [change(choiceOf(choices, carId)), ...choices.filter((choice) => choice.carId !== carId)].slice(
      0,
      MAX_QUESTION_CHOICES,
    ),
  );
}
