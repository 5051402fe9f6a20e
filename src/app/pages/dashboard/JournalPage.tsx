import { postForSeller } from '@/features/cars/selling/postForSeller';
import { Journal } from '@/features/journal/Journal';

export function JournalPage() {
  return <Journal postAnew={postForSeller} />;
}
