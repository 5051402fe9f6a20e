import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { cx } from '@/ui/cx';
import { SelectBox, type SelectBoxProps } from './SelectBox';
import css from './SortSelect.module.css';

/** The select of the order of a list. */
export function SortSelect<T extends string>({ className, ...select }: Omit<SelectBoxProps<T>, 'icon'>) {
  return <SelectBox {...select} className={cx(css.sort, className)} icon={<ArrowUpDown size={16} />} />;
}
