import { MAX_QUESTIONS } from '@/shared/config/carLimits';
import type { Car } from '../schema';
import { descriptionRules } from './descriptionRules';
import { factRules } from './factRules';
import { postOf, type Question } from './post';

/**
 * What a buyer should ask, because the post leaves it out or states it oddly. The most important question is first. The words
 * that are looked for are English; a post in another language gets all questions.
 */
export function questionsFor(car: Car, currentYear: number): Question[] {
  const post = postOf(car, currentYear);
  return [...factRules, ...descriptionRules].flatMap((rule) => rule(post) ?? []).slice(0, MAX_QUESTIONS);
}
