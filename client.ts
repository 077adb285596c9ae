// Shared by all pages: bundled with the framework's client into one script.
import "@/islands/ThemeToggle.tsx";
// Included here, because several islands use it and it is too small for a separate script.
import "@/components/tracking/Pin.tsx";
import "@/components/ui/untranslated.ts";
import "@/components/ui/use_alive.ts";
