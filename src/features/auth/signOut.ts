import { mutationOptions } from '@tanstack/react-query';
import { session } from '@/shared/session/session';

export const signOut = mutationOptions({ mutationFn: session.signOut });
