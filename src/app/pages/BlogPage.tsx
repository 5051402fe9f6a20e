import { BlogIntro } from '@/features/blog/BlogIntro';
import { FaqAccordion } from '@/features/blog/FaqAccordion';
import css from './BlogPage.module.css';

function BlogPage() {
  return (
    <div className={css['page']}>
      <BlogIntro />
      <FaqAccordion />
    </div>
  );
}

export { BlogPage as Component };
