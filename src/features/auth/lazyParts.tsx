import { lazyWithPreload } from '@/shared/browser/lazyWithPreload';
import { Spinner } from '@/shared/ui/feedback/Spinner';

/** What few users see of the login page and of guarded pages. */
export const FinishSignUp = lazyWithPreload(() => import('./FinishSignUp'), 'FinishSignUp', <Spinner />);
export const NoProfile = lazyWithPreload(() => import('./NoProfile'), 'NoProfile', <Spinner />);
export const AccessRefused = lazyWithPreload(() => import('./AccessRefused'), 'AccessRefused', <Spinner />);
