import type { Report } from '../schema';
import { groupByCar, waitingReports, type Case } from './cases';
import type { Decision } from './decision';

type Decisions = ReadonlyMap<string, Decision>;

export type CaseStatus =
  | { name: 'waiting' }
  | { name: 'decided'; decision: Decision }
  /** None of its reports is left, and this admin has not decided about the case as a whole. */
  | { name: 'dealt-with' };

/** A decision that has been carried out does not cover reports that came after it. */
export function statusOf(one: Case, decisions: Decisions): CaseStatus {
  const decision = decisions.get(one.key);
  const waiting = undecidedReports(one, decisions);
  if (decision && !isOver(decision)) return { name: 'decided', decision };
  if (waiting.length > 0) return { name: 'waiting' };
  return decision ? { name: 'decided', decision } : { name: 'dealt-with' };
}

/** The reports of a case that wait, and about which no decision was made. */
export function undecidedReports(one: Case, decisions: Decisions) {
  const decided = decisions.get(one.key)?.reports ?? [];
  return waitingReports(one).filter(({ id }) => {
    const own = id === one.key ? undefined : decisions.get(id);
    return own === undefined && !decided.some((report) => report.id === id);
  });
}

/** Adds the cases that this admin has decided about and that are no longer in the list. */
export function withDecided(cases: readonly Case[], decisions: Decisions): Case[] {
  const known = new Set(cases.map(({ key }) => key));
  const missing = [...decisions.values()].filter(({ key, subject }) => key === subject.key && !known.has(key));
  return [...cases, ...missing.map(({ subject }) => subject)];
}

/** The reports about which this admin has made no decision, also those about cars that are gone. */
export function withoutDecided(reports: readonly Report[], decisions: Decisions) {
  const cases = groupByCar(reports.map((row) => ({ row, isGone: false })));
  return cases.flatMap((one) => undecidedReports(one, decisions));
}

/** How many cases wait, without those whose car is gone: about these nothing is left to decide. */
export function countWaiting(reports: readonly Report[], gone: ReadonlySet<string>, decisions: Decisions) {
  const cases = groupByCar(reports.map((row) => ({ row, isGone: false })));
  return cases.filter((one) => !gone.has(one.key) && statusOf(one, decisions).name === 'waiting').length;
}

const isOver = ({ state }: Decision) => state.name === 'done' || state.name === 'overtaken';
