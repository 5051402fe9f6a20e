import { BlogIntro } from '@/features/blog/BlogIntro';
import { FaqAccordion } from '@/features/blog/FaqAccordion';
import css from './BlogPage.module.css';

export function BlogPage() {
  return (
    <div className={css['page']}>
      <BlogIntro />
      <FaqAccordion />
    </div>
  );
}
