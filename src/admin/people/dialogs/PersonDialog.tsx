import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { DuplicateRecord } from '@/admin/people/people';
import type { Listed } from '@/admin/people/queries';
import { dialogTexts as texts } from '@/admin/people/texts';
import type { UserRecord } from '@/session/state/userRecord';
import type { ButtonVariant } from '@/ui/button/Button';
import { EmailAddress } from '@/ui/EmailAddress';
import { Spinner } from '@/ui/feedback/loading';
import { ErrorNote, OfflineText } from '@/ui/feedback/notes';
import { Stack } from '@/ui/layout/layout';
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog';
import { isEmailTyped, TypedEmail } from './TypedEmail';

export interface ActionDialogProps extends Listed {
  /** What the lists say. */
  duplicate: DuplicateRecord | undefined;
  /** The other list. */
  others: UseQueryResult<UserRecord[]>;
  onClose: () => void;
}

interface PersonRead {
  query: UseQueryResult;
  failed: string;
}

interface PersonDialogProps {
  user: UserRecord;
  title: string;
  confirmLabel: string;
  variant?: ButtonVariant;
  /** What is read before anything can be confirmed. */
  reads: readonly PersonRead[];
  /** The person's email must be typed, so that nobody confirms for the wrong one. Otherwise it is shown. */
  isTyped?: boolean;
  isSending: boolean;
  error: unknown;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks to confirm what cannot be undone, once it is known what else belongs to the person's email, or that this cannot be read. */
export function PersonDialog(props: PersonDialogProps) {
  const {
    user,
    title,
    confirmLabel,
    variant,
    reads,
    isTyped = false,
    isSending,
    error,
    onConfirm,
    onClose,
    children,
  } = props;
  const { email } = user;
  const [typed, setTyped] = useState('');
  const isToBeTyped = isTyped && email !== undefined;
  const waiting = reads.filter(({ query }) => query.isEnabled && (query.isPending || !query.isFetchedAfterMount));

  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirmLabel}
      variant={variant}
      isBusy={isSending}
      isBlocked={waiting.length > 0 || (isToBeTyped && !isEmailTyped(typed, email))}
      error={error}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {waiting.length > 0 ? (
        <Stack gap={3}>
          <Spinner label={texts.checking} />
          {waiting.some(({ query }) => query.isPaused) && (
            <p>
              <OfflineText />
            </p>
          )}
        </Stack>
      ) : (
        <>
          <Stack gap={3}>
            {!isTyped && email !== undefined && (
              <p>
                <EmailAddress>{email}</EmailAddress>
              </p>
            )}
            {children}
            {reads.map((read) => (
              <ReadFailure key={read.failed} {...read} />
            ))}
          </Stack>
          {isToBeTyped && <TypedEmail email={email} typed={typed} onType={setTyped} />}
        </>
      )}
    </ConfirmDialog>
  );
}

function ReadFailure({ query, failed }: PersonRead) {
  if (!query.error) return null;
  return (
    <ErrorNote
      isCompact
      title={failed}
      error={query.error}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
