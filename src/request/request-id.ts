/** Id of the request, shown on error pages; null in the browser and on other pages. */
import { createContext } from 'react';

export const RequestIdContext = createContext<string | null>(null);
