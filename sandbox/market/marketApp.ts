import type { Care } from '@sandbox/host/care';
import { hostApp } from '@sandbox/host/hostApp';
import { HostProcess, type OnEnd } from '@sandbox/host/hostProcess';
import type { Database } from '@sandbox/store/database';
import { buyerCalls } from './buyerCalls';
import { carCalls } from './carCalls';
import { createListResponder } from './lists';
import { strictChecks, type TokenChecks } from './strictChecks';
import { userCalls } from './userCalls';

interface MarketOptions extends TokenChecks {
  database: Database;
  care?: Care;
  onEnd?: OnEnd;
}

/** The marketplace API: the calls of the deployed one, behind more checks if it is strict. */
export function marketApp({ database, care = 'strict', onEnd, ...checks }: MarketOptions): HostProcess {
  const respondWithList = createListResponder();
  const app = hostApp(care);
  if (care === 'strict') app.route('/', strictChecks(database, checks));
  app.get('/', (c) => c.html('Auto Car Api Running '));
  app.route('/', carCalls(database, respondWithList));
  app.route('/', userCalls(database, respondWithList));
  app.route('/', buyerCalls(database, respondWithList));
  return new HostProcess(app, onEnd);
}
