// Shared by all pages: bundled with the framework's client into one script.
import "@/islands/ThemeToggle.tsx";
// Used by several islands, and smaller than a separate script.
import "@/components/tracking/Pin.tsx";
import "@/components/ui/untranslated.ts";
import "@/components/ui/use_alive.ts";
