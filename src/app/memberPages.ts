import type { ComponentType } from 'react';

/* oxlint-disable syntax/no-restricted-syntax -- only `chunkOf` in `lazyPages.tsx` calls these */

/**
 * Loads the guards, layouts and pages behind sign-in. A file of its own, because it lists most files of the site, which visitors do
 * not need.
 */
export const memberPages = {
  RequireUser: async () => (await import('./guards')).RequireUser,
  CategoriesPage: async () => (await import('./pages/CategoriesPage')).CategoriesPage,
  AllCarsPage: async () => (await import('./pages/AllCarsPage')).AllCarsPage,
  BrandCarsPage: async () => (await import('./pages/BrandCarsPage')).BrandCarsPage,
  ComparePage: async () => (await import('./pages/ComparePage')).ComparePage,
  CarDetailsPage: async () => (await import('./pages/CarDetailsPage')).CarDetailsPage,
  CheckoutPage: async () => (await import('./pages/CheckoutPage')).CheckoutPage,
  DashboardLayout: async () => (await import('./layouts/DashboardLayout')).DashboardLayout,
  MyBookingPage: async () => (await import('./pages/dashboard/MyBookingPage')).MyBookingPage,
  RequireAdmin: async () => (await import('./guards')).RequireAdmin,
  OverviewPage: async () => (await import('./pages/dashboard/OverviewPage')).OverviewPage,
  SellersPage: async () => (await import('./pages/dashboard/SellersPage')).SellersPage,
  BuyersPage: async () => (await import('./pages/dashboard/BuyersPage')).BuyersPage,
  ReportedPostsPage: async () => (await import('./pages/dashboard/ReportedPostsPage')).ReportedPostsPage,
  JournalPage: async () => (await import('./pages/dashboard/JournalPage')).JournalPage,
  ProfilePage: async () => (await import('./pages/dashboard/ProfilePage')).ProfilePage,
  RequireSeller: async () => (await import('./guards')).RequireSeller,
  MyProductsPage: async () => (await import('./pages/dashboard/MyProductsPage')).MyProductsPage,
  PostProductPage: async () => (await import('./pages/dashboard/PostProductPage')).PostProductPage,
  PaymentPage: async () => (await import('./pages/dashboard/PaymentPage')).PaymentPage,
} satisfies Record<string, () => Promise<ComponentType>>;

export type MemberPage = keyof typeof memberPages;
