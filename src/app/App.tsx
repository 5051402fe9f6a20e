import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { RouterProvider } from 'react-router-dom';
import { PaymentCheckContext } from '@/features/wishlist/paymentCheck';
import { clearFormerStores } from '@/shared/browser/clearUserDrafts';
import { SessionProvider } from '@/shared/session/SessionProvider';
import { carryOverFields } from '@/shared/ui/form/carryOverFields';
import { followTheme } from '@/shared/ui/theme';
import { announceFilledFields } from '@/shared/ui/form/filledFields';
import { ErrorBoundary } from '@/shared/ui/feedback/ErrorBoundary';
import { commonMessages } from '@/shared/messages/common';
import { prefetchOnHover } from './prefetchOnHover';
import { Toasts } from './layouts/Toasts';
import { preloadMemberParts } from './lazyMemberParts';
import { paymentCheckOf } from './paymentCheck';
import { createQueryClient } from './queryClient';
import { createRouter } from './routes';

interface AppProps {
  /** A router whose first page has its code already, so that this page renders at once. */
  router?: ReturnType<typeof createRouter>;
  /** A query client that may have the first page's data already. */
  queryClient?: QueryClient;
  /** Rendered beside the pages, with access to the query client. */
  children?: ReactNode;
}

/** The whole app. The query client, the router and the session's event handlers are created once per mount. */
export function App({ children, ...preloaded }: AppProps) {
  const [{ queryClient, router, events, paymentCheck }] = useState(() => createParts(preloaded));
  const [carryOver] = useState(() => ('document' in globalThis ? carryOverFields() : undefined));
  useEffect(() => carryOver?.(), [carryOver]);
  useEffect(announceFilledFields, []);
  useEffect(prefetchOnHover, []);
  useEffect(clearFormerStores, []);
  useEffect(followTheme, []);

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
      {children}
    </QueryClientProvider>
  );
}

function createParts({ router = createRouter(), queryClient = createQueryClient() }: AppProps) {
  const events = {
    onUserChange: () => {
      queryClient.clear();
      toast.remove();
    },
    beforeSignIn: preloadMemberParts,
    onSignUpComplete: () => void toast.success(commonMessages.signedUp),
  };
  return { queryClient, router, events, paymentCheck: paymentCheckOf(queryClient) };
}
