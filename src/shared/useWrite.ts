import {
  useMutation,
  useQueryClient,
  type Mutation,
  type UseMutateFunction,
  type UseMutationOptions,
} from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * `useMutation` for what people press: while one is under way, `mutate` does nothing. The screen alone cannot see to it,
 * since a second click may come before the first is drawn, and forms are validated first.
 */
export function useWrite<Data, Variables>(options: UseMutationOptions<Data, Error, Variables>) {
  const write = useMutation(options);
  const writes = useQueryClient().getMutationCache();
  const last = useRef<Pick<Mutation, 'state'>>(undefined);

  const mutate: UseMutateFunction<Data, Error, Variables> = (...args) => {
    if (last.current?.state.status === 'pending') return;
    write.mutate(...args);
    last.current = writes.getAll().at(-1);
  };
  return { ...write, mutate };
}
