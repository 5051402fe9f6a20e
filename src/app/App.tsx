import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { RouterProvider } from 'react-router-dom';
import { PaymentCheckContext } from '@/features/wishlist/paymentCheck';
import { SessionProvider } from '@/shared/session/SessionProvider';
import { ErrorBoundary } from '@/shared/ui/feedback/ErrorBoundary';
import { authMessages } from '@/shared/messages/auth';
import { prefetchOnHover } from './prefetchOnHover';
import { Toasts } from './layouts/Toasts';
import { preloadMemberChunks } from './memberChunks';
import { paymentCheckOf } from './paymentCheck';
import { createQueryClient } from './queryClient';
import { createRouter } from './routes';

/**
 * The whole product. Its providers are made once for each time that it is put on a page.
 * @param props.router one that has what it shows first, where that is not to be awaited
 */
export function App({ router: ready }: { router?: ReturnType<typeof createRouter> }) {
  const [{ queryClient, router, events, paymentCheck }] = useState(() => createParts(ready ?? createRouter()));
  useEffect(prefetchOnHover, []);

  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider events={events}>
        <PaymentCheckContext value={paymentCheck}>
          <RouterProvider router={router} />
        </PaymentCheckContext>
        <ErrorBoundary fallback={() => null}>
          <Toasts />
        </ErrorBoundary>
      </SessionProvider>
    </QueryClientProvider>
  );
}

function createParts(router: ReturnType<typeof createRouter>) {
  const queryClient = createQueryClient();
  const events = {
    onUserChange: () => {
      queryClient.clear();
      toast.remove();
    },
    beforeSignIn: preloadMemberChunks,
    onSignUpComplete: () => void toast.success(authMessages.signedUp),
  };
  return { queryClient, router, events, paymentCheck: paymentCheckOf(queryClient) };
}
