import { lazyWithPreload } from '@/shared/browser/lazyWithPreload';
import { Spinner } from '@/shared/ui/feedback/Spinner';

const awaited = { fallback: <Spinner />, isAwaited: true };

/** What few users see of the login page and of guarded pages. */
export const FinishSignUp = lazyWithPreload(() => import('./FinishSignUp'), 'FinishSignUp', awaited);
export const NoProfile = lazyWithPreload(() => import('./NoProfile'), 'NoProfile', awaited);
export const ConfirmEmail = lazyWithPreload(() => import('./ConfirmEmail'), 'ConfirmEmail', awaited);
export const AccessRefused = lazyWithPreload(() => import('./AccessRefused'), 'AccessRefused', awaited);
