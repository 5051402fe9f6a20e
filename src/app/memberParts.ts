// One file, so that the first pages name it once, however many of these parts they load.
export { CompareButton } from '@/features/cars/comparison/CompareButton';
export { KeysButton } from './keys/KeysButton';
export { AccountHead } from './layouts/AccountHead';
export { MemberActions } from './layouts/MemberActions';
export { ThemeChoice } from './layouts/ThemeChoice';
export { SellLabel } from './SellLabel';
export { SinceLastVisit } from './SinceLastVisit';
