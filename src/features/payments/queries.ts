import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { onlyIfAlone } from '@/shared/alone';
import { insertedAck } from '@/shared/api/acks';
import { CallError } from '@/shared/api/callError';
import { bearerApi, paymentApi } from '@/shared/api/client';
import { keys } from '@/shared/queryKeys';
import { paymentWords as words } from '@/shared/words/payments';
import { charge, type Charging } from './charge';
import { payLock } from './locks';
import { notePayment, type Note } from './note';
import type { Order } from './order';
import { findStanding } from './standing';
import { cardProvider } from './stripe';

const PROCESSING_POLL_MS = 3000;
const intentAnswer = v.object({ clientSecret: v.pipe(v.string(), v.startsWith('pi_')) });

const createIntent = async (price: number) =>
  (await paymentApi.post('/create-payment-intent', { price }, intentAnswer)).clientSecret;

const sendNote = (note: Note) => bearerApi.post('/payments', note, insertedAck);
const noting = (order: Order) => () => notePayment(order, sendNote);

/** An intent charges nothing by itself, so a failed call for one may be repeated freely. */
export const standingOf = ({ id, price }: Pick<Order, 'id' | 'price'>) =>
  queryOptions({
    queryKey: [...keys.payments, 'standing', id, price],
    queryFn: ({ client }) =>
      findStanding({ id, price }, { createIntent, loadStripe: () => client.query(cardProvider) }),
    staleTime: Infinity,
    gcTime: 0,
    refetchInterval: ({ state }) => state.data?.stage === 'processing' && PROCESSING_POLL_MS,
  });

/**
 * That the marketplace has recorded the payment. A query although it writes: it goes on by itself at the next visit and
 * when the connection is back, and reads what is recorded before it sends anything.
 */
export const notedPayment = (order: Order) =>
  queryOptions({
    queryKey: [...keys.payments, 'noted', order.id],
    queryFn: noting(order),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
    refetchOnReconnect: true,
  });

/** Charges the card and has the payment recorded, also when the person has left the page by then. */
export const payByCard = (order: Order) =>
  mutationOptions({
    mutationKey: [...keys.payments, 'pay', order.id],
    mutationFn: async (card: Omit<Charging, 'order'>, { client }) => {
      const lookAgain = () => client.query({ ...standingOf(order), staleTime: 0 });
      const isBusy = () => new CallError('rule', { message: words.inOtherTab });
      const outcome = await onlyIfAlone(payLock(order.id), isBusy, () => charge({ ...card, order }, lookAgain));
      // Its failure stands in the query, where it is shown with a retry.
      if (outcome.kind === 'charged') await client.query(notedPayment(order)).catch(() => undefined);
      return outcome;
    },
  });
