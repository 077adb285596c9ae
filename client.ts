// What every page of ours has in the browser: it becomes one script with the framework's client.
import "@/islands/ThemeToggle.tsx";
