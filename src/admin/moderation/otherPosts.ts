import type { Report } from '@/reports/schema';

/**
 * Counts the seller's other posts, of which there may be thousands, and the reported ones among them. Returns up to `most` of them to
 * show, those with the most reports first.
 */
export function otherPosts<Post extends { id: string }>(
  posts: readonly Post[],
  carId: string,
  listed: readonly Pick<Report, 'carId'>[],
  most: number,
) {
  const counts = new Map<string | undefined, number>();
  for (const report of listed) counts.set(report.carId, (counts.get(report.carId) ?? 0) + 1);
  const others = posts.filter(({ id }) => id !== carId);
  const reported = others
    .flatMap((post) => {
      const reports = counts.get(post.id) ?? 0;
      return reports > 0 ? { post, reports } : [];
    })
    .sort((a, b) => b.reports - a.reports);
  const unreported = others.filter(({ id }) => !counts.has(id)).slice(0, most);
  return {
    count: others.length,
    reported: reported.length,
    shown: [...reported, ...unreported.map((post) => ({ post, reports: 0 }))].slice(0, most),
  };
}
