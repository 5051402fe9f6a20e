import { useQuery, useQueryClient } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { useWrite } from '@/api/useWrite';
import { ChunkLoadError, onPartOutdated } from '@/lib/browser/loadChunk';
import { beforeReload, reloadSite } from '@/lib/browser/reloadSite';
import { Button, IconButton } from '@/ui/button/Button';
import { uiTexts } from '@/ui/texts';
import { isUserBusy, RELOAD_KEY } from './isUserBusy';
import { BUSY_CHECK_MS } from './limits';
import { newVersion } from './queries';
import { isSnoozed, snooze } from './snooze';
import { newVersionTexts as texts } from './texts';
import css from '@/layouts/Toasts.module.css';

/**
 * Offers a reload once the host serves another version of the site, while the user is not busy (`isUserBusy`): at the next poll, or as soon
 * as a part of a page cannot be loaded for this reason.
 */
export function NewVersion() {
  const client = useQueryClient();
  const { data: isThere } = useQuery(newVersion);

  useEffect(() => {
    const offer = () => void client.setQueryData(newVersion.queryKey, true);
    onPartOutdated.add(offer);
    return () => void onPartOutdated.delete(offer);
  }, [client]);

  return isThere && <Offer />;
}

function Offer() {
  const client = useQueryClient();
  const layer = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  const reload = useWrite({ mutationKey: RELOAD_KEY, mutationFn: () => reloadSite() });
  const hasNoResponse = reload.error instanceof ChunkLoadError;

  useEffect(() => {
    layer.current?.showPopover();
    const timer = setInterval(() => {
      // The offer stays while the focus is in it.
      if (layer.current?.contains(document.activeElement)) return;
      setIsShown(!isSnoozed() && !isUserBusy(client));
    }, BUSY_CHECK_MS);
    beforeReload.add(snooze);
    return () => {
      clearInterval(timer);
      beforeReload.delete(snooze);
    };
  }, [client]);

  const handleLater = () => {
    snooze();
    setIsShown(false);
  };

  // The status region is there before its text, because screen readers announce only changes inside an existing region.
  return (
    <div ref={layer} popover="manual" role="status" className={css.layer}>
      {isShown && (
        <div className={css.toast}>
          <span className={css.message}>{hasNoResponse ? texts.noResponse : texts.isHere}</span>
          <Button variant="quiet" isBusy={reload.isPending} onClick={() => !isUserBusy(client) && reload.mutate()}>
            {hasNoResponse ? uiTexts.tryAgain : texts.reload}
          </Button>
          <IconButton variant="ghost" label={texts.later} onClick={handleLater}>
            <X size={18} />
          </IconButton>
        </div>
      )}
    </div>
  );
}
