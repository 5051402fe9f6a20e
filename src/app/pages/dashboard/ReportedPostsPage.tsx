import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { KeysButton } from '@/app/keys/KeysButton';
import { carsOfSeller, readCarNow, takeCarDown } from '@/features/cars/queries';
import { useListedCars } from '@/features/cars/useListedCars';
import { DeskSkeleton } from '@/features/reports/desk/DeskSkeleton';
import { ModerationDesk } from '@/features/reports/desk/ModerationDesk';
import { allReports } from '@/features/reports/queries';
import { Loaded } from '@/shared/ui/feedback/Loaded';
import { PageHeading } from '@/shared/ui/layout/PageHeading';
import { StaleNote } from '@/shared/ui/feedback/StaleNote';
import { moderationMessages as messages } from '@/shared/messages/moderation';

const carAccess = { takeCarDown, readCar: readCarNow };

/** A report is a copy of the car as it was when it was reported, so whether the car is still listed must be fetched. */
export function ReportedPostsPage() {
  const reports = useQuery(allReports);
  const carIds = useMemo(() => reports.data?.flatMap(({ carId }) => carId ?? []) ?? [], [reports.data]);
  const { cars, gone } = useListedCars(carIds);

  return (
    <>
      {!reports.data && <PageHeading>{messages.title}</PageHeading>}
      <Loaded query={reports} skeleton={<DeskSkeleton />}>
        {(loaded) => (
          <ModerationDesk
            reports={loaded}
            cars={cars}
            gone={gone}
            carAccess={carAccess}
            sellerPosts={carsOfSeller}
            keysButton={<KeysButton />}
            notice={<StaleNote query={reports} />}
          />
        )}
      </Loaded>
    </>
  );
}
