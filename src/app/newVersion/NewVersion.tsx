import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { ChunkLoadError, reloadSite, servedVersion } from '@/shared/browser/loadChunk';
import { newVersionMessages as messages } from '@/shared/messages/newVersion';
import { uiMessages } from '@/shared/messages/ui';
import { Button } from '@/shared/ui/button/Button';
import { IconButton } from '@/shared/ui/button/IconButton';
import { focusHeading } from '@/shared/ui/feedback/focusHeading';
import { useWrite } from '@/shared/useWrite';
import css from '@/app/layouts/Toasts.module.css';
import { isInTheMiddle, mayReload, RELOAD_KEY } from './isInTheMiddle';
import { isPutOff, putOff } from './putOff';

const POLL_MS = 5 * 60_000;
/** After a return to the tab, the host is asked if its last answer is older than this. */
const STALE_MS = 60_000;
/** How often to look whether the user is in the middle of something, once there is a new version. */
const CHECK_MS = 1000;

/** Whether the host serves another version by now. Not asked while the page is hidden or offline. */
const newVersion = queryOptions({
  queryKey: ['new version'],
  queryFn: async () => {
    const served = await servedVersion();
    if (served === 'no-answer') throw new ChunkLoadError(served);
    return served === 'new-version';
  },
  initialData: false,
  staleTime: STALE_MS,
  refetchInterval: POLL_MS,
  retry: false,
});

/** Offers a reload once the host serves another version of the site, while the user is not in the middle of something. */
export function NewVersion() {
  const { data: isThere } = useQuery(newVersion);
  return isThere && <Offer />;
}

function Offer() {
  const client = useQueryClient();
  const layer = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  const reload = useWrite({ mutationKey: RELOAD_KEY, mutationFn: reloadSite });

  useEffect(() => {
    layer.current?.showPopover();
    const timer = setInterval(() => {
      // It does not go away under the user's focus.
      if (layer.current?.contains(document.activeElement)) return;
      setIsShown(!isPutOff() && !isInTheMiddle(client));
    }, CHECK_MS);
    const onReload = (event: Event) => {
      if (mayReload()) putOff();
      else event.preventDefault();
    };
    window.addEventListener('site-reload', onReload);
    return () => {
      clearInterval(timer);
      window.removeEventListener('site-reload', onReload);
    };
  }, [client]);

  const handleLater = () => {
    putOff();
    setIsShown(false);
    focusHeading();
  };

  // The status region is there before its text, because screen readers announce only changes inside an existing region.
  return (
    <div ref={layer} popover="manual" role="status" className={css['layer']}>
      {isShown && (
        <div className={css['toast']}>
          <span className={css['message']}>{reload.isError ? messages.noAnswer : messages.isHere}</span>
          <Button variant="quiet" isBusy={reload.isPending} onClick={() => !isInTheMiddle(client) && reload.mutate()}>
            {reload.isError ? uiMessages.tryAgain : messages.reload}
          </Button>
          <IconButton variant="ghost" label={messages.later} onClick={handleLater}>
            <X size={18} strokeWidth={1.75} />
          </IconButton>
        </div>
      )}
    </div>
  );
}
