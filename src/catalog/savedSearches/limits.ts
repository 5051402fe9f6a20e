export const MAX_SAVED_SEARCHES = 20;
export const MAX_SEARCH_NAME = 60;
export const MAX_SEARCH_QUERY = 1000;
