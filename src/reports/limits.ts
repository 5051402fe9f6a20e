export const REPORT_EXCERPT = 45;
