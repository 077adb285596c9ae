// What every page of ours has in the browser: it becomes one script with the framework's client.
import "@/islands/ThemeToggle.tsx";
// Most other islands stand on it, and it is smaller than what a script of its own would take.
import "@/components/ui/use_alive.ts";
