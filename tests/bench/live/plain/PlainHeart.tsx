import { useQuery } from '@tanstack/react-query';
import Heart from 'lucide-react/icons/heart';
import { IconButton } from '@/shared/ui/button/IconButton';
import { wishes } from './queries';

export function PlainHeart({ id }: { id: string }) {
  const { data = [] } = useQuery(wishes);
  const isWished = data.some(({ wishListIid }) => wishListIid === id);

  return (
    <IconButton label={id} aria-pressed={isWished}>
      <Heart size={20} />
    </IconButton>
  );
}
