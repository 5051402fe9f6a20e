/** In pixels, so that neither a long address nor a row that is scrolled to moves the columns. The name has the rest. */
export const columnWidths = [46, 108, undefined, 112, 206, 112, 135] as const;
