import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { RouterProvider } from 'react-router-dom';
import { SessionProvider } from '@/shared/session/SessionProvider';
import { Contained } from '@/shared/ui/Contained';
import { authWords } from '@/shared/words/auth';
import { followIntent } from './followIntent';
import { Toasts } from './layouts/Toasts';
import { fetchMemberParts } from './memberParts';
import { createQueryClient } from './queryClient';
import { createRouter } from './routes';

/** The whole product. Its providers are made once for each time that it is put on a page. */
export function App() {
  const [{ queryClient, router, events }] = useState(createParts);
  useEffect(followIntent, []);

  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider events={events}>
        <RouterProvider router={router} />
        <Contained fallback={() => null}>
          <Toasts />
        </Contained>
      </SessionProvider>
    </QueryClientProvider>
  );
}

function createParts() {
  const queryClient = createQueryClient();
  const events = {
    onPersonChange: () => {
      queryClient.clear();
      toast.remove();
    },
    onComing: fetchMemberParts,
    onJoined: () => void toast.success(authWords.signedUp),
  };
  return { queryClient, router: createRouter(), events };
}
