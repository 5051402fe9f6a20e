// One file, so that the first pages name it once.
export { AddToCartButton } from './AddToCartButton';
export { HeartButton } from './HeartButton';
