import { questionMessages as messages } from '@/shared/messages/questions';
import type { Car } from '../schema';

/** A question to the seller, with the reason for asking it. */
export interface Question {
  id: string;
  text: string;
  reason: string;
}

/** A post and all words of its seller, in which the rules look for what it says. */
export interface Post {
  car: Car;
  words: string;
  currentYear: number;
}

/** Returns undefined if the post answers the question. */
export type Rule = (post: Post) => Question | undefined;

export function postOf(car: Car, currentYear: number): Post {
  return { car, words: [car.title, car.model, car.description].filter(Boolean).join('\n'), currentYear };
}

/** Asks if none of the words is in the post. */
export function unlessMentioned(id: string, words: RegExp, text: string): Rule {
  return (post) => {
    if (words.test(post.words)) return undefined;
    return { id, text, reason: post.car.description === undefined ? messages.noDescription : messages.notFound };
  };
}

/** Asks about something that is in the post. */
export function ifMentioned(id: string, words: RegExp, text: (found: string) => string): Rule {
  return (post) => {
    const found = words.exec(post.words)?.[0];
    return found === undefined ? undefined : { id, text: text(found), reason: messages.mentions(found) };
  };
}

/** The sentences of a post in which a word is found. */
export function sentencesWith(words: RegExp, text: string) {
  return text.split(/[.!?;]+(?=\s|$)|\n+/).filter((sentence) => sentence.search(words) >= 0);
}
