import { useMemo, useState } from 'react';
import { useUserStore } from '@/shared/browser/userStore';
import { MAX_OWN_QUESTIONS } from '@/shared/config/storedLimits';
import { questionMessages } from '@/shared/messages/questions';
import { useUser } from '@/shared/session/SessionProvider';
import type { Car } from '../schema';
import { changeChoice, choiceOf, questionChoices } from './questionChoices';
import { questionsFor } from './questionsFor';

/** This many questions are chosen until the user changes it. */
const PROPOSED = 3;

/** The questions about a car, those of the user last, with what the user has chosen on this device. */
export function useQuestions(car: Car) {
  const { email } = useUser();
  const { own, chosen, left } = choiceOf(useUserStore(questionChoices, email), car.id);
  const [currentYear] = useState(() => new Date().getFullYear());
  const made = useMemo(() => questionsFor(car, currentYear), [car, currentYear]);
  const change = (update: Parameters<typeof changeChoice>[2]) => changeChoice(email, car.id, update);
  const questions = [
    ...made.map((question, index) => ({
      ...question,
      isOwn: false,
      isChosen: chosen.includes(question.id) || (index < PROPOSED && !left.includes(question.id)),
    })),
    ...own.map((text) => ({ id: text, text, reason: questionMessages.own, isOwn: true, isChosen: true })),
  ];

  return {
    questions,
    chosen: questions.filter(({ isChosen }) => isChosen).map(({ text }) => text),
    canAdd: own.length < MAX_OWN_QUESTIONS,
    choose: (id: string, isChosen: boolean) =>
      change((choice) => ({
        ...choice,
        chosen: [...choice.chosen.filter((other) => other !== id), ...(isChosen ? [id] : [])],
        left: [...choice.left.filter((other) => other !== id), ...(isChosen ? [] : [id])],
      })),
    add: (text: string) =>
      change((choice) => ({ ...choice, own: [...choice.own.filter((other) => other !== text), text] })),
    remove: (text: string) => change((choice) => ({ ...choice, own: choice.own.filter((other) => other !== text) })),
  };
}
