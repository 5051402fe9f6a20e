import { arriving } from '@/shared/arriving';
import { late } from '@/shared/late';

export const HeartAction = late('heart', async () => (await arriving(() => import('./HeartButton'))).HeartButton);

export const CartAction = late('cart', async () => (await arriving(() => import('./CartAction'))).CartAction);
