import type { Categories } from "../../../domain/content/categories/ports.ts";
import type { MemoryBackend } from "../backend.ts";

export const memoryCategories = ({ categories, enter }: MemoryBackend): Categories => ({
  async list() {
    await enter("read categories");
    return categories.read();
  },
});
