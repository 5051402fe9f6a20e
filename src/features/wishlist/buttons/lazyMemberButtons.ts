import type { ComponentProps } from 'react';
import { lazyWithPreload } from '@/shared/browser/lazyWithPreload';
import type * as parts from './memberButtons';

type PropsOf<Name extends keyof typeof parts> = ComponentProps<(typeof parts)[Name]>;

// oxlint-disable-next-line syntax/no-restricted-syntax -- only `lazyWithPreload` calls it
const load = () => import('./memberButtons');

export const LazyHeartButton = lazyWithPreload<'HeartButton', PropsOf<'HeartButton'>>(load, 'HeartButton');
export const LazyCartButton = lazyWithPreload<'AddToCartButton', PropsOf<'AddToCartButton'>>(load, 'AddToCartButton');
