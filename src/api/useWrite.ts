import {
  // oxlint-disable-next-line syntax/no-restricted-app-syntax -- the one place
  useMutation,
  useQueryClient,
  type Mutation,
  type UseMutateFunction,
  type UseMutationOptions,
} from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { unwatch } from './queryClient';

/**
 * `useMutation` for buttons and forms: while a mutation is pending, `mutate` does nothing. Disabling the button is not enough,
 * because a second click may come before the next render, and forms are validated before they mutate. A failure after the component has
 * unmounted is told by the `failed` of the mutation's meta.
 */
export function useWrite<Data, Variables>(options: UseMutationOptions<Data, Error, Variables>) {
  const mutation = useMutation(options);
  const { mutate: send } = mutation;
  const mutations = useQueryClient().getMutationCache();
  const last = useRef<Pick<Mutation, 'state'>>(undefined);
  useEffect(
    () => () => {
      if (last.current?.state.status === 'pending') unwatch(last.current);
    },
    [],
  );

  const mutate = useCallback<UseMutateFunction<Data, Error, Variables>>(
    (...args) => {
      if (last.current?.state.status === 'pending') return;
      send(...args);
      last.current = mutations.getAll().at(-1);
    },
    [send, mutations],
  );
  return { ...mutation, mutate };
}
