import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { withTimeout } from '@/shared/browser/withTimeout';
import { env } from '@/shared/config/env';
import { PRINTED_PICTURE_TIMEOUT_MS } from '@/shared/config/carLimits';
import { carMessages } from '@/shared/messages/cars';
import { formatDate } from '@/shared/messages/format';
import { viewingMessages as messages } from '@/shared/messages/viewing';
import { userRecordsOf } from '@/shared/users/userRecord';
import type { Car } from '../schema';
import { titleOf } from '../titleOf';
import { addressOf } from './addressOf';
import { QrCode } from './QrCode';
import { SheetFacts } from './SheetFacts';
import { SheetLines } from './SheetLines';
import { useQuestions } from './useQuestions';
import css from './ViewingSheet.module.css';

/**
 * A sheet of paper to take to the car. It opens the print dialog as soon as it is rendered, and is then what the page prints;
 * the screen does not show it. It stays, because some browsers print only after `print` has returned.
 */
export function ViewingSheet({ car }: { car: Car }) {
  const { email = '', name = carMessages.namelessSeller } = car.seller;
  // The details page has read them; here they are only taken from the cache.
  const records = useQuery({ ...userRecordsOf(email), enabled: false });
  const { chosen } = useQuestions(car);
  const [today] = useState(() => new Date());
  const address = addressOf(car);

  const printWhenLoaded = useCallback((sheet: HTMLElement | null) => {
    if (!sheet) return undefined;
    let isCurrent = true;
    const pictures = [...sheet.querySelectorAll('img')].map(async (picture) => picture.decode());
    void withTimeout(Promise.allSettled(pictures), PRINTED_PICTURE_TIMEOUT_MS).then(() => {
      if (isCurrent) window.print();
    });
    return () => {
      isCurrent = false;
    };
  }, []);

  return createPortal(
    <main ref={printWhenLoaded} className={css['sheet']}>
      <div className={css['head']}>
        <b>{env.site.name}</b>
        <span>{messages.sheet}</span>
        <span>{messages.printed(formatDate(today))}</span>
      </div>
      <div className={css['top']}>
        <div>
          <h1 className={css['title']}>{titleOf(car)}</h1>
          <p className={css['seller']}>{records.data?.[0]?.isVerified ? messages.verified(name) : name}</p>
          <p className={css['phone']}>{car.phone ?? messages.noPhone}</p>
          <p className={css['meeting']}>
            <span>{messages.day}</span>
            <span>{messages.time}</span>
            <span>{messages.place}</span>
          </p>
        </div>
        <div className={css['code']}>
          <QrCode text={address} />
          <p>{address}</p>
        </div>
      </div>
      <SheetFacts car={car} />
      <SheetLines questions={chosen} />
      <p className={css['advice']}>{messages.advice(env.site.name)}</p>
    </main>,
    document.body,
  );
}
