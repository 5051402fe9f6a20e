import { BlogIntro } from '@/blog/BlogIntro';
import { FaqAccordion } from '@/blog/FaqAccordion';
import css from './BlogPage.module.css';

function BlogPage() {
  return (
    <div className={css.page}>
      <BlogIntro />
      <FaqAccordion />
    </div>
  );
}

export { BlogPage as Component };
