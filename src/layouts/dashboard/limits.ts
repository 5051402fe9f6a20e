export const SIDE_MENU_PX = { collapsed: 50, expanded: 200 } as const;
