/** Of the number and the picture, so that the skeleton has the pictures where the table has them. */
export const columnWidths = [56, 112] as const;

/** Rows of a long list are added and removed while it is scrolled, so all its columns have fixed widths. */
export const windowedWidths = [...columnWidths, undefined, 124, 206, 120, 148] as const;
