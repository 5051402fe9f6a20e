import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { RouterProvider } from 'react-router-dom';
import { lastResponses } from '@/api/lastResponses';
import { queryClient } from '@/api/queryClient';
import { preloadUserParts } from '@/layouts/header/preloadUserParts';
import { Toasts } from '@/layouts/Toasts';
import { loadChunk } from '@/lib/browser/loadChunk';
import { SessionProvider } from '@/session/session';
import type { SessionEvents } from '@/session/state/sessionState';
import { ErrorBoundary } from '@/ui/feedback/ErrorBoundary';
import { carryOverControls } from '@/ui/form/carryOverControls';
import { announceFilledFields } from '@/ui/form/filledFields';
import { followTheme } from '@/ui/theme';
import { paymentStatus } from '@/wishlist/paymentStatus';
import { prefetchOnHover } from './prefetchOnHover';
import { createRouter } from './routes';
import { appTexts } from './texts';

paymentStatus.set(async (...of) => {
  const payments = await loadChunk(() => import('@/payments/engine/loadPaymentStatus'));
  return payments.loadPaymentStatus(...of);
});

const events: SessionEvents = {
  onUserChange: () => {
    queryClient.clear();
    lastResponses.clear();
    toast.remove();
  },
  beforeSignIn: preloadUserParts,
  onSignUpComplete: (existing) =>
    void (existing ? toast(appTexts.hasProfile(existing.role)) : toast.success(appTexts.signedUp)),
};

interface AppProps {
  /** A router whose first page has its code already, so that this page renders at once. */
  router?: ReturnType<typeof createRouter>;
  /** Rendered beside the pages, with access to the query client. */
  children?: ReactNode;
}

/** The whole app. The router is created once per mount. */
export function App({ children, router: first }: AppProps) {
  const [router] = useState(() => first ?? createRouter());
  const [carryOver] = useState(() => ('document' in globalThis ? carryOverControls() : undefined));
  useEffect(() => carryOver?.(), [carryOver]);
  useEffect(announceFilledFields, []);
  useEffect(prefetchOnHover, []);
  useEffect(followTheme, []);

  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider events={events}>
        <RouterProvider router={router} />
        <ErrorBoundary>
          <Toasts />
        </ErrorBoundary>
      </SessionProvider>
      {children}
    </QueryClientProvider>
  );
}
