import { SELLER_POSTS_PER_CASE } from '@/shared/config/moderationLimits';

/**
 * Counts the seller's other posts, of which there may be thousands, the reported ones among them, and the reports of all the seller's
 * posts. Returns the other posts with the most reports to show.
 */
export function otherPosts<Post extends { id: string }>(
  posts: readonly Post[],
  carId: string,
  reportCounts: ReadonlyMap<string, number>,
) {
  const others = posts.filter(({ id }) => id !== carId);
  const reported = others
    .flatMap((post) => {
      const reports = reportCounts.get(post.id) ?? 0;
      return reports > 0 ? { post, reports } : [];
    })
    .sort((a, b) => b.reports - a.reports);
  const shown = reported.slice(0, SELLER_POSTS_PER_CASE);
  for (const post of others) {
    if (shown.length === SELLER_POSTS_PER_CASE) break;
    if (!reportCounts.has(post.id)) shown.push({ post, reports: 0 });
  }
  return {
    count: others.length,
    reported: reported.length,
    total: reported.reduce((sum, { reports }) => sum + reports, reportCounts.get(carId) ?? 0),
    shown,
  };
}
